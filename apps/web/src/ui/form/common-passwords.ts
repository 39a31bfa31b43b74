/** The server's rule of common passwords, with its list of words, which is fetched when it is asked for first. */
export const loadCommonPasswords = async (): Promise<(password: string) => boolean> =>
  (await import('@tuerca/contracts/auth/auth/rules')).isCommonPassword;
