/** Where people write to the platform: at the end of every page, in answers and mails to whoever cannot sign in. */
export const CONTACT_EMAIL = 'hola@tuerca.com.ve';
