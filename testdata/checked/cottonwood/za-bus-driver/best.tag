SIPHO RAMATHLODI                      Soshanguve, Pretoria
073 555 0152 / ramathlodi.s@mzansipos.example

BUS DRIVER Code EC, PrDP (P) exp 2027

1. Magaliesberg Commuter Services (Pty) Ltd
   Bus operator, 09/2016 up to now
   - 65-seater Marcopolo and since 2023 the articulated (18 m), route Soshanguve - Pretoria CBD
   - +/- 210 km per shift, split shift 04:30-09:00 & 15:00-19:30
   - 0 at-fault accidents since 2019. Before that one mirror
   - Depot fuel competition: 3rd of 86 drivers in 2022 Q3
   - Driver-coach: sit with new drivers for 2 weeks, 11 so far. The assessor passes or fails them, not me
   - Shop steward alternate 2021-2023
   - Cash + smart card. Shortages below R50 a month
   - Inspector asked me to help w/ new timetable for 3 trips; planning dept made the timetable
   - Stand in for the depot dispatcher on some Sundays (about 1 in 4)
   - tracking on Ctrack: only look at my own score

2. Jacaranda Staff Transport
   Driver, Sprinter 22 seat, factory night shift workers, 02/2013 - 08/2016
   - daily check, small things (bulbs, fan belt). Mechanic does the service
   - one contract, approx 60 workers a night in 3 trips

3. Taxi (minibus) for uncle, 2010 - 2013 informal

LICENCES ETC
Code EC since 2015 (Code C1 2009)
PrDP G also, D no (dangerous goods not done)
Defensive driving course 2018, refresher booked Aug
First aid Level 1 (2023); Level 2 started
Advanced driver K53 instructor - want to do it
Grade 12, Lethabong Sec. School 2007

Tongues: Sepedi, Setswana, isiZulu, English, Afrikaans a little

Health: medical fit 2025. Choir, tenor
