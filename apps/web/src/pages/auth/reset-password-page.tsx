import { useParams, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth/auth-frame';
import { ResetForm } from '@/features/auth/auth/reset-form';
import { Head } from '@/lib/head';

const WORDS = {
  forgotten: {
    title: 'Elige una nueva contraseña',
    text: 'Al guardarla cerramos tus sesiones en otros dispositivos.',
  },
  administrator: {
    title: 'Elige la contraseña de tu cuenta de administrador',
    text: 'Con ella entras a la administración de Tuerca.',
  },
} as const;

/** A new password, behind a mailed link; `?administrador=1` is what the console of the installation gives. */
export const ResetPasswordPage = () => {
  const isAdministrator = useSearchParams()[0].has('administrador');
  return (
    <AuthFrame {...WORDS[isAdministrator ? 'administrator' : 'forgotten']}>
      <Head title="Nueva contraseña" noindex />
      <ResetForm token={useParams().token ?? ''} />
    </AuthFrame>
  );
};
