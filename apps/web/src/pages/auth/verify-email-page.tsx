import { useParams } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth/auth-frame';
import { EmailCheck } from '@/features/auth/auth/email-check';
import { Head } from '@/lib/head';

/** Confirms an address, behind a mailed link. */
export const VerifyEmailPage = () => (
  <AuthFrame title="Confirma tu correo">
    <Head title="Confirmar correo" noindex />
    <EmailCheck token={useParams().token ?? ''} />
  </AuthFrame>
);
