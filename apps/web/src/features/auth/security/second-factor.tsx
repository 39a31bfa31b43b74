import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { RECOVERY_CODES } from '@tuerca/contracts/auth/auth/limits';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import type { FactorSetup, Security } from '@tuerca/contracts/auth/auth/security-schemas';
import { formatFecha } from '@tuerca/contracts/venezuela/caracas';
import { isCode } from '@/lib/api-error';
import { lazyPart } from '@/lib/lazy-part';
import { notify } from '@/lib/notify';
import { useRole } from '@/lib/session';
import { ConfirmAction } from '@/ui/confirm-action';
import { LoadingButton } from '@/ui/loading-button';
import { StatusChip } from '@/ui/status-chip';
import { TopProgress } from '@/ui/top-progress';
import { useDeactivateFactor, usePrepareFactor, useRenewCodes } from './security.queries';

const FactorSetupDialog = lazyPart(async () => (await import('./factor-setup-dialog')).FactorSetupDialog);
const RecoveryCodesDialog = lazyPart(async () => (await import('./recovery-codes-dialog')).RecoveryCodesDialog);

/** Codes below which new ones are advised. */
const FEW_CODES = 3;
// The person who cancels the question for her password knows why nothing happened.
const showFailure = (error: unknown) => {
  if (!isCode(error, 'REAUTENTICACION_REQUERIDA')) notify.failure(error, AUTH_MESSAGES.factorFailed);
};

/** Two-step verification: its state, switching it on and off, new recovery codes. */
export function SecondFactor({ factor }: { factor: Security['segundoFactor'] }) {
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const finish = (next: string[]) => {
    setSetup(null);
    setCodes(next);
    notify.ok(AUTH_MESSAGES.factorOn);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h4" component="h3">
          {AUTH_MESSAGES.factor}
        </Typography>
        <StatusChip
          label={factor.activo ? 'Activada' : 'Desactivada'}
          tone={factor.activo ? 'success' : factor.exigido ? 'warning' : 'neutral'}
        />
      </Box>
      {factor.activo ? (
        <ActiveFactor factor={factor} onCodes={setCodes} />
      ) : (
        <InactiveFactor exigido={factor.exigido} onPrepared={setSetup} />
      )}
      <Suspense fallback={<TopProgress label="Abriendo" />}>
        {setup && <FactorSetupDialog setup={setup} onDone={finish} onClose={() => setSetup(null)} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      </Suspense>
    </Box>
  );
}

function InactiveFactor({ exigido, onPrepared }: { exigido: boolean; onPrepared: (setup: FactorSetup) => void }) {
  const prepare = usePrepareFactor();
  const admin = useRole() === 'admin';
  return (
    <>
      {exigido && (
        <Alert severity="warning">Para administrar Tuerca necesitas activar la verificación en dos pasos.</Alert>
      )}
      {admin && !exigido && (
        <Alert severity="info">
          Eres administrador: con tu contraseña se puede cambiar a dónde llegan los pagos. Te recomendamos activarla.
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        Además de tu contraseña, te pediremos un código de tu teléfono al iniciar sesión. Así nadie entra a tu cuenta
        aunque conozca tu contraseña.
      </Typography>
      <LoadingButton
        variant={admin ? 'contained' : 'outlined'}
        loading={prepare.isPending}
        loadingText="Preparando..."
        onClick={() => prepare.mutate(undefined, { onSuccess: onPrepared, onError: showFailure })}
        sx={{ justifySelf: 'start' }}
      >
        Activar
      </LoadingButton>
    </>
  );
}

function ActiveFactor({ factor, onCodes }: { factor: Security['segundoFactor']; onCodes: (codes: string[]) => void }) {
  const [asking, setAsking] = useState(false);
  const renew = useRenewCodes();
  const deactivate = useDeactivateFactor();
  const { codigosRestantes: left, desde, exigido } = factor;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {desde && `Activada el ${formatFecha(desde)}. `}
        {left === 1 ? 'Te queda 1 código de recuperación' : `Te quedan ${left} códigos de recuperación`} de{' '}
        {RECOVERY_CODES}.
      </Typography>
      {left < FEW_CODES && (
        <Alert severity="warning">Te quedan pocos códigos de recuperación. Genera otros y guárdalos.</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LoadingButton
          variant="outlined"
          loading={renew.isPending}
          loadingText="Generando..."
          onClick={() => renew.mutate(undefined, { onSuccess: onCodes, onError: showFailure })}
        >
          Generar códigos nuevos
        </LoadingButton>
        {!exigido && (
          <Button color="error" onClick={() => setAsking(true)}>
            Desactivar
          </Button>
        )}
      </Box>
      {asking && (
        <ConfirmAction
          title="¿Desactivar la verificación en dos pasos?"
          confirm="Desactivar"
          run={() => deactivate.mutateAsync()}
          done={AUTH_MESSAGES.factorOff}
          error={AUTH_MESSAGES.factorFailed}
          onClose={() => setAsking(false)}
        >
          Tu contraseña bastará para entrar a tu cuenta, y tus códigos de recuperación dejarán de servir.
        </ConfirmAction>
      )}
    </>
  );
}
