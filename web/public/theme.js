// Runs before the first paint, so that a chosen theme never flashes the other one, nor a user a visitor's buttons.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem("vitae.theme");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  if (localStorage.getItem("vitae.auth-token")) dataset.signedIn = "";
} catch {
  // Storage is switched off: the system's theme holds, and nobody is signed in.
}
