import type { Resume } from "../../../api/resume/document";

/** An invented person. The address and the number are of the ranges that are kept free for examples. */
export const resume: Resume = {
  basics: {
    name: "Nora Vestby",
    label: "Data analyst",
    email: "nora.vestby@example.org",
    phone: "+47 555 0142",
    location: { city: "Bergen", countryCode: "NO" },
    summary:
      "Data analyst with six years in retail and logistics. I turn messy sales and stock data into reports that people use.",
  },
  work: [
    {
      name: "Fjellmat Grocers",
      position: "Data analyst",
      location: "Bergen",
      startDate: "2021-03",
      highlights: [
        "Responsible for the weekly sales reports in Power BI for 64 stores",
        "Wrote SQL on Postgres to find out-of-stock items, which cut lost sales by 7%",
        "Was in charge of A/B tests of shelf prices with the pricing team, 18 in two years",
        "Helped three new analysts to learn Python and SQL",
      ],
    },
    {
      name: "Nordhavn Freight",
      position: "Junior analyst",
      location: "Stavanger",
      startDate: "2018-08",
      endDate: "2021-02",
      highlights: [
        "Built a demand forecast for container space in Python and pandas that planners used every Monday",
        "Cleaned delivery data from 5 depots and documented where each figure comes from",
        "Organized the team's summer trip for 20 people",
      ],
    },
  ],
  education: [
    {
      institution: "University of Bergen",
      studyType: "Bachelor of Science",
      area: "Statistics",
      startDate: "2015",
      endDate: "2018",
    },
  ],
  skills: [
    { name: "Tools", keywords: ["SQL", "Postgres", "Python", "Power BI", "Excel", "dbt"] },
    { name: "Methods", keywords: ["Demand forecasting", "Experiment design"] },
  ],
  languages: [
    { language: "Norwegian", fluency: "Native" },
    { language: "English", fluency: "Fluent" },
  ],
};

/** A posting of an invented employer. */
export const posting = `Senior Data Analyst, Merchandising
Havbris Outdoor, Oslo (hybrid)

We sell boots, tents and rain jackets in 40 shops and online. You will own the numbers behind what we stock.

What you bring
- 5+ years of experience as a data analyst, ideally in retail
- PostgreSQL and Python, including pandas
- Dashboards in Power BI or Tableau
- A/B testing from design to decision
- Bachelor's degree in statistics, economics or a related field

Nice to have
- dbt
- Snowflake
- Mentoring of junior analysts

What you will do
- Forecast demand by shop and season
- Explain stock and sales to buyers who are not analysts

Benefits: a cabin in the mountains, staff discount, lunch.`;
