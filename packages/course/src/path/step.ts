/** A step of the path, whose items are written as one text, separated by spaces. */
export const step = (id: string, title: string, canDo: string, items: string) => ({
  id,
  title,
  canDo,
  items: items.split(/\s+/u),
});
