/** Contact address of the platform: at the end of every page, in answers and mails to people who cannot sign in. */
export const CONTACT_EMAIL = 'hola@tuerca.com.ve';
