// Package capture reads job postings from the web for users who paste a link: it fetches one page of a public address
// and takes the posting out of it, from what the page states for search engines (JobPosting of schema.org, as JSON-LD)
// or from its text.
//
// A link is a user's, and so is not trusted: only http and https to their own ports, only public addresses, which are
// checked as a connection is made and again at each redirect, and bounds on time, size and number. It never keeps what
// it reads, and never sends or takes a cookie.
package capture
