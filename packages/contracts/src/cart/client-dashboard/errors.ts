import { defineErrors, failure } from '../../kernel/error-definition';
import { CLIENT_DASHBOARD_MESSAGES } from './messages';

/** Errors of what a client asks for from the first screen. */
export const CLIENT_DASHBOARD_ERRORS = defineErrors({
  SOLO_APP_MOVIL: failure(
    409,
    CLIENT_DASHBOARD_MESSAGES.mobileOnly,
    'Deliveries and tows are asked for in the mobile app, which knows where the client is. Nothing was requested.',
    'Install the mobile app and ask there.',
  ),
});
