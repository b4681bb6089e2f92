/** The browser's time zone, which determines the date of a study day; empty if the browser has none (OP-27). */
export const browserTimeZone = (): { readonly timeZone?: string } => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone ? { timeZone } : {};
};
