// Set the stored theme and language before the first painting.
try {
  const theme = JSON.parse(localStorage.getItem("formicarium.theme") || '"auto"');
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const language = JSON.parse(localStorage.getItem("formicarium.language") || '""');
  if (language === "fr" || language === "en") document.documentElement.lang = language;
} catch {
  // The browser refuses storage: use the defaults.
}
