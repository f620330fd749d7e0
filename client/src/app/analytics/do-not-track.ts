/** Whether the visitor has told their browser that nobody shall follow them: Do Not Track, or Global Privacy Control. */
export function refusesTracking(browser: object = navigator): boolean {
  const said = (name: string): unknown => Reflect.get(browser, name);
  return said('doNotTrack') === '1' || said('globalPrivacyControl') === true;
}
