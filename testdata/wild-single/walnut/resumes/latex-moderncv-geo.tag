\documentclass[11pt,a4paper,sans]{moderncv}
\moderncvstyle{classic}
\name{<name>Ingrid M. Halvorsrud</name>}{}
\title{<headline>Hydrogeologist \& groundwater modeller</headline>}
\phone[mobile]{<phone>+47 555 01 377</phone>}
\email{<email>ingrid.halvorsrud@example.com</email>}
\extrainfo{<status>Norwegian citizen</status>}
\begin{document}
\makecvtitle

\section{<h>Employment</h>}
<job>\cventry{<start>2019</start>--<end>present</end>}{<title>Principal Hydrogeologist, Mines \& Tunnels</title>}{<employer>Fjellvann Consult AS</employer>}{<place>Trondheim</place>}{}{%
\begin{itemize}
\item <point>Inflow prediction for 11 road tunnels (MODFLOW~6, FEFLOW)</point>
\item <point>Reviewer for dewatering permits; 4--6 reports a month</point>
\item <point>Responsible for a group of three modellers since 2021</point>
\end{itemize}}
</job>
<job>\cventry{<start>2013</start>--<end>2019</end>}{<title>Hydrogeologist II</title>, from 2016 <title>Hydrogeologist III</title>}{<employer>Terralith Water \& Ground Ltd</employer>}{<place>Aberdeen, UK</place>}{(now part of Ombra Group plc)}{%
\begin{itemize}
\item <point>Pumping tests, packer tests, borehole supervision in Angus and Fife</point>
\item <point>Wrote the in-house guide for slug test interpretation</point>
\end{itemize}}
</job>
<job>\cventry{<start>2012</start>--<end>2013</end>}{<title>Research Assistant</title>}{<employer>Norwegian Institute for Wet Landscapes</employer>}{<place>Ås</place>}{8 months, 60\,\%}{<point>Peat cores, loggers, a lot of rain.</point>}
</job>
\section{<h>Education</h>}
<edu>\cventry{<start>2010</start>--<end>2012</end>}{<degree>M.Sc.</degree> <field>Hydrogeology</field>}{<school>University of Birmingham</school>}{<place>UK</place>}{\textit{<grade>Distinction</grade>}}{<point>Dissertation: ``Leaky aquitards under the Severn terraces''</point>}</edu>
<edu>\cventry{<start>2007</start>--<end>2010</end>}{<degree>B.Sc.</degree> <field>Geosciences</field>}{<school>NTNU</school>}{<place>Trondheim</place>}{<grade>B</grade>}{<point>Spring 2009: Erasmus term, Universit\`a di Bologna</point>}</edu>

\section{<h>Computer skills</h>}
<skills>\cvdoubleitem{<group>Modelling</group>}{<skill>MODFLOW</skill>, <skill>FEFLOW</skill>, <skill>PEST</skill>}{<group>Other</group>}{<skill>QGIS</skill>, <skill>Python</skill>, <skill>Leapfrog</skill>}
</skills>
\section{<h>Languages</h>}
\cvitemwithcomment{<language>Norwegian</language>}{<level>Mother tongue</level>}{}
\cvitemwithcomment{<language>English</language>}{<level>Fluent</level>}{nine years in Scotland and the Midlands}
\cvitemwithcomment{<language>Italian</language>}{<level>Basic</level>}{}

\section{<h>Certificates</h>}
<cert>\cvitem{<date>2018</date>}{<cname>Chartered Geologist (CGeol)</cname>, <issuer>The Geological Society</issuer>}</cert>
<cert>\cvitem{<date>2015</date>}{<cname>CSCS card</cname>}</cert>
\end{document}
