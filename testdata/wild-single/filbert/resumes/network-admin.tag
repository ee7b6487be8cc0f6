# <name>Dale Bukowczyk</name>

<summary>Senior Network and Unix Administrator with experience in designing, wiring, running and documenting campus networks for school districts and county government. 18+ years of routers, switches and help desk tickets. (Wireless, Firewalls, VoIP, Backup, Fiber plant)</summary>



## <h>Experience</h>

#### <job><title>Network/Unix Administrator</title>

##### <employer>Sandusky Bay Unified School District</employer>

*<start>Aug 2018</start> - <end>Present</end>*

- <point>Design, install, and support the network of 14 buildings.</point>
- <point>Enable teachers by giving a two-hour class each August.</point>
- <point>District representative for the county dark fiber committee; aligned three districts on one ring.</point>
- <point>Designed and administering off-site backup in Wasabi.</point></job>



#### <job><title>Systems Technician III</title>

##### <employer>Ottawa Hills County</employer>

*<start>Feb 2011</start> - <end>Aug 2018</end> 	7 yrs 7 mos*

Direct experience administering the following:

- <point>Switching and routing (Aruba, Cisco 29xx->93xx)</point>
- <point>Firewalls (Palo Alto, pfSense)</point>
- <point>Monitoring (Zabbix, LibreNMS)</point>
- <point>VM infrastructure (Proxmox, VMWare)</point>
- <point>Operating systems (Debian, FreeBSD 8->12, Windows Server 2008->2016)</point>
- <point>Scripting (Bash,Perl,Powershell)</point>
- <point>911 dispatch consoles and radio gateways (night on-call)</point>
- <point>UPS and generator testing (two server rooms)</point></job>



#### <job><title>Avionics Electronics Technician, E-5</title>

##### <employer>United States Coast Guard</employer>

*<start>Jun 2003</start> - <end>Jan 2011</end>*

- <point>Kept radios and radar on HH-65 helicopters working at Air Station Detroit.</point>
- <point>Collateral duty: unit network custodian.</point></job>



## <h>Education</h>

#### **<edu><school>Lake Erie Online University</school>**

##### ***<degree>Bachelor of Science (BS)</degree>, <field>Network Administration</field>**	<start>2012</start>-<end>2015</end>	<grade>3.74</grade>*

- <point>Alpha Sigma Lambda Honor Society</point></edu>

#### **<edu><school>Terra Nova Technical College</school>**

##### ***<degree>Cabling and Fiber Specialist</degree>**	<start>2011</start>-<end>2011</end>*

<point>The program provides training in structured cabling, splicing, and OTDR testing.</point></edu>

#### **<edu><school>United States Coast Guard</school>**

##### ***<degree>Avionics Technician "A" School</degree>**	<start>2003</start>-<end>2004</end>*

- <point>AC/DC Circuits</point>
- <point>Radar Fundamentals</point>
- <point>Soldering and wire repair</point></edu>
