:toc:

= Résumé of <name>Winston Achterberg</name>

(Photo: the parrot belongs to a neighbour.)

== <h>Summary</h>

<summary>Music degree from Redwood State, though it began with MOD trackers on a borrowed Amiga. After post houses, talking toys and racing games I opened Loud Parrot in 2011: sound design, audio programming, and now and then a small music app.</summary>

== <h>Career</h>

=== http://loudparrot.example.com/[<job><employer>Loud Parrot</employer>]
_<start>2011</start>- <place>Reno, Nevada</place>_

<point>Two apps of my own, a metronome for odd meters and a thunderstorm generator, both in Swift.</point> <point>For clients:</point>

- <point>Dialogue editing for a https://example.com[museum audio guide] in four languages</point>
- <point>Wwise integration and adaptive score for a kayaking simulator by Eddyline Games</point>
- <point>Reel sounds for two casino suppliers that may not be named</point>
- <point>Wrote a self-published booklet on impulse responses, 900 copies sold</point>
</job>

=== <job><employer>Copperhead Interactive</employer>
_<start>2008</start> - <end>2010</end> <place>Sparks, Nevada</place>_

<title>Audio Director</title> for three racing titles on consoles. <point>Built the engine-sound pipeline (granular, in C++) and managed four designers.</point> <point>Recorded 22 cars on a closed runway.</point>
</job>

=== https://example.org/tinbear[<job><employer>Tin Bear Toys</employer>]
_<start>2005</start> — <end>2008</end> <place>Emeryville, California</place>_

<title>Senior Sound Designer</title>, <point>squeezed 90 phrases and a song into 512 KB for talking plush, later in charge of the licensed line, approving factory samples in Shenzhen.</point>
</job>

=== <job><employer>Dockside Post</employer>
_<start>2003</start> — <end>2005</end> <place>San Francisco, California</place>_

<title>Assistant Editor</title> at a three-person shop cutting sound for documentaries in Pro Tools. <point>Rewired the machine room after the chief engineer retired.</point>
</job>

=== <job><employer>Redwood State University</employer>
_<start>2001</start>-<end>2003</end> <place>Arcata, California</place>_

<point>Recorded recitals and lent out cables at the music department.</point> <point>Measured the echo of every stairwell on campus.</point>
</job>

== <h>Education</h>

=== http://rsu.example.edu/[<edu><school>Redwood State University</school>]
<degree>B.A.</degree> <field>Music Composition</field> <end>2003</end> <place>Arcata, California</place>

<point>Senior recital for 16 car horns.</point>
</edu>
=== <edu><school>Fortuna Union High</school>
_<end>1998</end> <place>Fortuna, California</place>_
</edu>
