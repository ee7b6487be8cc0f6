// Runs before the first paint, so that a chosen theme never flashes the other one, nor a user a visitor's
// buttons, nor the question of cookies whoever has answered it.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem("vitae.theme");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  if (localStorage.getItem("vitae.auth-token")) dataset.signedIn = "";
  if (localStorage.getItem("vitae.gdpr-consent")) dataset.consent = "";
} catch {
  // Storage is switched off: the system's theme holds, and nobody is signed in.
}
