import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/messages';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ApiError, isCode, NetworkError } from '../../lib/api-error';
import { FormAlert } from '../../ui/form-alert';

interface RegistrationAlertProps {
  error: unknown;
  email: string;
  waitUntil: string | null;
  onWaited: () => void;
}

const spoken = (error: unknown): string =>
  error instanceof ApiError && !error.silent && error.code !== 'RESPUESTA_INVALIDA'
    ? error.message
    : AUTH_MESSAGES.registrationFailed;

/** Why the account was not made, and the way in for whoever has one already. */
export const RegistrationAlert = ({ error, email, waitUntil, onWaited }: RegistrationAlertProps) => (
  <FormAlert message={spoken(error)} waitUntil={waitUntil} onWaited={onWaited}>
    {error instanceof NetworkError && REQUEST_MESSAGES.offline}
    {isCode(error, 'CORREO_EN_USO') && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button component={Link} to={paths.login()} state={{ email }} variant="contained">
          Iniciar sesión
        </Button>
        <Button component={Link} to={paths.forgotPassword()} state={{ email }} variant="outlined">
          Recuperar contraseña
        </Button>
      </Box>
    )}
  </FormAlert>
);
