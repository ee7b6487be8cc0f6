<name>Harshini Vellore Prasad</name> 
<phone>9000055512</phone> | <email>harshini.vp@example.net</email> | <link>LinkedIn</link> | <link>GitHub</link> | <link>Kaggle</link> 
<h>EXPERIENCE</h> 
<job><title>Machine Learning Intern</title> 
<employer>AgroLens Analytics</employer> 
<start>Aug 2025</start> – <end>Present</end> 
• <point>Trained leaf disease classifiers on 62K field photos and cleaned about 4K wrong labels together with an 
agronomist.</point> 
• <point>Compared EfficientNet, ConvNeXt and a small ViT; the smallest one was kept (F1 0.91) because it fits on the 
phone.</point> </job>
<job><title>Project Assistant (Computer Vision)</title> 
<employer>Centre for Rural Technology, Western Ghats Institute of Technology</employer> 
<start>Jan 2025</start> – <end>Jul 2025</end> 
• <point>Calibrated three cheap cameras for fruit counting under a state horticulture grant — Phase II of the Smart 
Orchard scheme.</point> 
• <point>Wrote the annotation guide used by 9 student annotators.</point> </job>
<h>EDUCATION</h> 
<edu><school>Western Ghats Institute of Technology</school>, <place>Hubballi</place> 
<degree>B.E.</degree> in <field>Electronics and Communication (Minor: AI)</field> 
<start>2022</start> – <end>2026</end> 
CGPA: <grade>8.02 / 10</grade> </edu>
<h>PROJECTS</h> 
<proj><title>KrishiSaathi (Voice Assistant for Farmers)</title> | GitHub | Demo | <tech>Python, Whisper, FastAPI, SQLite</tech>, 
• <point>Answers mandi price questions in Kannada by phone; 3 government data sources (prices, weather, 
advisories) are fetched each morning.</point> 
• <point>Cut the average answer time from 9 s to 3.5 s by caching and by a smaller speech model.</point> </proj>
<proj><title>PaperTrail</title> | GitHub | <tech>Python, LangChain, Chroma, Streamlit</tech> 
• <point>Question answering over old exam papers with page references; used by some 70 juniors before the 
semester exams.</point> </proj>
<proj><title>Pothole Map</title> | GitHub | <tech>PyTorch, YOLOv8, Leaflet</tech> 
• <point>Fine-tuned a detector on 5,800 dashcam frames of two
wheeler rides and put the hits on a map.</point> </proj>
<h>ACHIEVEMENTS</h> 
• <award><title>Kaggle Competitions Contributor: best rank 212 / 2,940 in a crop yield challenge.</title></award> 
• <award><title>Hackathons: Second place Deccan AgriHack</title> <end>2025</end>, semi-final at two others.</award> 
• <award><title>Coding: solved 150+ problems on LeetCode.</title></award> 
<h>TECHNICAL SKILLS</h> 
<skills><group>Languages:</group> <skill>Python</skill>, <skill>C++</skill>, <skill>SQL</skill>, <skill>MATLAB</skill> 
<group>AI & ML:</group> <skill>PyTorch</skill>, <skill>scikit-learn</skill>, <skill>OpenCV</skill>, <skill>Albumentations</skill>, <skill>Hugging Face</skill>, <skill>ONNX</skill>, 
<skill>TensorFlow Lite</skill> <group>Tools:</group> <skill>FastAPI</skill>, <skill>Streamlit</skill>, <skill>Label Studio</skill>, <skill>Docker</skill>, 
<skill>Git/GitHub</skill>, <skill>Weights & Biases</skill> 
<group>Cloud & Data:</group> <skill>GCP (basic)</skill>, <skill>BigQuery</skill> 
<group>Hardware:</group> <skill>Raspberry Pi</skill>, <skill>Jetson Nano</skill></skills> 
