/** Leads to the page before this one. */
export const goBack = (): void => window.history.back();
