import { useParams } from 'react-router-dom';
import { AuthFrame } from '../../features/auth/auth-frame';
import { ResetForm } from '../../features/auth/reset-form';
import { Head } from '../../lib/head';

/** A new password, behind a mailed link. */
export const ResetPasswordPage = () => (
  <AuthFrame title="Elige una nueva contraseña" text="Al guardarla cerramos tus sesiones en otros dispositivos.">
    <Head title="Nueva contraseña" noindex />
    <ResetForm token={useParams().token ?? ''} />
  </AuthFrame>
);
