import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { STORE_ERRORS } from '@tuerca/contracts/auth/stores/errors';
import { WORKSHOP_ERRORS } from '@tuerca/contracts/auth/workshops/errors';
import { Head } from '@/lib/head';
import { EmptyState } from '@/ui/empty-state';
import type { BusinessKind } from './business';
import { BUSINESS_LABELS } from './business-labels';

/** The way from a profile to the others. */
export const OtherBusinesses = ({ kind }: { kind: BusinessKind }) => (
  <Button component={Link} to={BUSINESS_LABELS[kind].list()} variant="contained">
    Ver {BUSINESS_LABELS[kind].noun[1]}
  </Button>
);

/** No such store or workshop, or one that left. */
export function BusinessNotFound({ kind }: { kind: BusinessKind }) {
  const { message } = kind === 'tienda' ? STORE_ERRORS.TIENDA_NO_ENCONTRADA : WORKSHOP_ERRORS.TALLER_NO_ENCONTRADO;
  return (
    <Container>
      <Head title={message} noindex />
      <EmptyState
        heading
        title={message}
        text="Puede que ya no esté en Tuerca, o que el enlace esté incompleto."
        action={<OtherBusinesses kind={kind} />}
      />
    </Container>
  );
}
