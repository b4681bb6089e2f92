/** The browser's time zone, by whose calendar study days count; none where the browser does not say (OP-27). */
export const browserZone = (): { readonly timeZone?: string } => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone ? { timeZone } : {};
};
