import { useCallback } from 'react';

/** Loads the page anew from the server. */
export const useReload = (): (() => void) => useCallback(() => window.location.reload(), []);
