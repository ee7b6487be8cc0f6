CLASS SPECIFICATION / VACANCY NOTICE
Position:            <title>Transportation Maintenance Worker 2</title>
Department:          <employer>Lakeland State Department of Roadways</employer>, District 6
Reports to:          Shed Supervisor, <place>Ishpeming</place>
Class code:          4417-B      Bargaining unit: A31
Hiring range:        <pay>$21.44 to $24.90 per hour</pay>
Closes:              when filled

EXAMPLES OF WORK (illustrative only)
 o <duty>Operates single and tandem axle dump trucks with plow and wing</duty>
 o <duty>Patches potholes, seals cracks</duty>
 o <duty>Flags traffic</duty>
 o <duty>Performs pre-trip inspection and greasing</duty>; <no>mechanical repair</no> is the work of the district garage
 o <duty>Clears culverts and picks up dead deer</duty>

MINIMUM QUALIFICATIONS
Education:     None. (A <no>diploma</no> is not needed.)
Experience:    <years n="1" of="heavy equipment or truck driving">One (1) year</years> driving <must g="1">trucks over 26,000 lb</must> or operating <must g="1">heavy equipment</must>. Military driving counts. Driving a pickup with a blade does not.
Licence:       Valid <licence c="must">Class B commercial driver's license with air brake and tank endorsements</licence>, or ability to get one before the end of probation (6 months). A <licence c="nice">Class A</licence> is worth an extra 50 cents.
Record:        <must>No suspension of licence in the past three years</must> and <must>not more than four points</must>.

PHYSICAL: <must>lift 75 lb</must>, <must>work outdoors in any weather</must>, <must>climb in and out of equipment</must>.

SPECIAL CONDITIONS
Must <permit>live within 30 minutes of the Ishpeming shed</permit> during winter season (Nov 1 – Apr 15) and <must>answer call-outs at night</must>. Pre-employment and random drug screen under 49 CFR part 40. The state furnishes safety vest, hard hat and the flagger course; <no>flagger certification</no> is therefore not a condition of hire.

The State is an equal opportunity employer. Veterans' preference applies; attach DD-214.
