// Package learning makes learning plans: from one level of a skill to another, in steps with hours, from the
// catalogue's resources. It never invents a resource, and a plan changes no resume.
package learning
