import { useParams } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth/auth-frame';
import { InvitationForm } from '@/features/auth/equipo/invitation-form';
import { Head } from '@/lib/head';

/** An invitation to a team, behind a mailed link. */
export const InvitationPage = () => (
  <AuthFrame title="Únete al equipo">
    <Head title="Invitación" noindex />
    <InvitationForm token={useParams().token ?? ''} />
  </AuthFrame>
);
