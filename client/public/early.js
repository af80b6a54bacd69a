// Before anything is painted: the theme and the language that were chosen here.
try {
  const theme = JSON.parse(localStorage.getItem("formicarium.theme") || '"auto"');
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const language = JSON.parse(localStorage.getItem("formicarium.language") || '""');
  if (language === "fr" || language === "en") document.documentElement.lang = language;
} catch {
  // a browser that keeps nothing: the defaults do
}
