/**
 * A guest on a slow line may press Submit before the page's code has arrived. The few lines of script in
 * index.html note such a press on the document's root element (`data-pressed`), which also lets the form say that
 * it waits; here the form makes up for it once it can.
 */

/** Whether Submit was pressed before the form's code was there; asked once, it is forgotten. */
export function takeEarlyPress(): boolean {
  const { dataset } = document.documentElement;
  const pressed = dataset.pressed !== undefined;
  delete dataset.pressed;
  return pressed;
}
