// theme.js - node theme.js NODE_MODULES THEME PERSON.json [whole-dates] > page.html: a person in a jsonresume-theme-* package.
// Themes read different versions of the schema, so the names of old versions are given beside the new ones.
const path = require('path'), fs = require('fs'), {pathToFileURL} = require('url');
const [modules, theme, file, wholeDates] = process.argv.slice(2);
const r = JSON.parse(fs.readFileSync(file, 'utf8'));
delete r.lang;
const b = r.basics;
if (b.location) delete b.location.text;
if (b.url) b.website = b.url;
b.profiles = b.profiles || [];
for (const w of r.work || []) { w.company = w.name; if (w.url) w.website = w.url; delete w.location; w.highlights = w.highlights || []; }
for (const s of r.skills || []) { s.keywords = s.keywords || []; s.level = s.level || ''; }
for (const k of ['work', 'education', 'skills', 'languages', 'awards', 'volunteer', 'projects', 'publications', 'interests', 'references', 'certificates']) r[k] = r[k] || [];
r.references = [];
if (wholeDates) for (const e of [...r.work, ...r.education, ...r.volunteer]) for (const k of ['startDate', 'endDate']) if (/^\d{4}$/.test(e[k] || '')) e[k] += '-01-01';
// Nothing of a theme may speak on standard output, and no page may load from the network.
console.log = () => {};
(async () => {
  const dir = path.join(modules, 'jsonresume-theme-' + theme), pkg = JSON.parse(fs.readFileSync(path.join(dir, 'package.json')));
  process.chdir(dir);
  let m;
  try { m = require(dir); } catch (e) { m = await import(pathToFileURL(path.join(dir, pkg.main || 'index.js'))); }
  const render = m.render || (m.default && m.default.render) || m.default;
  const page = await render(r);
  process.stdout.write(page.replace(/<link[^>]+(https?:)?\/\/[^>]*>/gi, '').replace(/<script[^>]+src=[^>]*>\s*<\/script>/gi, '').replace(/@import url\([^)]*\);?/gi, ''));
})();
