import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { ApiError, NetworkError } from '@/lib/api-error';
import { FormAlert } from '@/ui/form-alert';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { Stepper } from '@/ui/stepper';
import type { AccountType } from './registration-types';
import { StepForm } from './step-form';
import { REGISTRATION_STEPS, stepName, stepTitle } from './steps';
import { Summary } from './summary';
import type { useRegistration } from './use-registration';
import type { useSubmit } from './use-submit';

interface RegistrationAlertProps {
  error: unknown;
  waitUntil: string | null;
  onWaited: () => void;
}

const spoken = (error: unknown): string =>
  error instanceof ApiError && !error.silent && error.code !== 'RESPUESTA_INVALIDA'
    ? error.message
    : AUTH_MESSAGES.registrationFailed;

/** Why the account was not made. */
const RegistrationAlert = ({ error, waitUntil, onWaited }: RegistrationAlertProps) => (
  <FormAlert message={spoken(error)} waitUntil={waitUntil} onWaited={onWaited}>
    {error instanceof NetworkError && REQUEST_MESSAGES.offline}
  </FormAlert>
);

const TITLES: Record<AccountType, string> = {
  client: 'Cuenta de cliente',
  store: 'Cuenta de tienda',
  workshop: 'Cuenta de taller',
};
const RESTORED_TEXT =
  'Recuperamos lo que habías escrito. Por seguridad no guardamos la contraseña: escríbela de nuevo.';

interface RegistrationWizardProps {
  accountType: AccountType;
  registration: ReturnType<typeof useRegistration>;
  submit: ReturnType<typeof useSubmit>;
}

/** The steps of one account type, from the person to the summary. */
export function RegistrationWizard({
  accountType,
  registration: { state, dispatch, keep, backToChoice },
  submit: { register, wait, send },
}: RegistrationWizardProps) {
  const { values, problems, editing } = state;
  const steps = REGISTRATION_STEPS[accountType];
  const step = steps[state.step]!;
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(state.restored ? state.step : -1);

  useEffect(() => {
    // A new step is read from its heading; where a field or the alert is to be mended, that takes the focus instead.
    if (drawn.current !== state.step && problems.length === 0) heading.current?.focus();
    drawn.current = state.step;
  }, [state.step, problems]);

  const close = () => {
    register.reset();
    backToChoice();
  };
  const back = state.step > 0;
  return (
    <Paper variant="outlined" sx={{ maxWidth: 760, mx: 'auto', p: { xs: 2, sm: 4 } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 2,
          mt: { xs: -0.5, sm: -1.5 },
        }}
      >
        <Typography sx={{ fontWeight: 600, color: 'text.secondary' }}>{TITLES[accountType]}</Typography>
        <IconButton
          onClick={close}
          disabled={register.isPending}
          aria-label="Cerrar y elegir otro tipo de cuenta"
          sx={{ mr: -1.25 }}
        >
          <CloseRounded />
        </IconButton>
      </Box>
      <Stepper steps={steps.map((one) => stepName(accountType, one))} current={state.step} label="Pasos del registro" />
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ mt: 3, mb: 2.5, '&:focus': { outline: 'none' } }}>
        {stepTitle(accountType, step)}
      </Typography>
      <Box sx={{ '&:not(:empty)': { mb: 2.5 } }}>
        {register.isError && (
          <RegistrationAlert
            key={register.submittedAt}
            error={register.error}
            waitUntil={wait.until}
            onWaited={wait.done}
          />
        )}
        {state.restored && (
          <Alert severity="info" variant="outlined" role="status">
            {RESTORED_TEXT}
          </Alert>
        )}
      </Box>
      {step === 'summary' ? (
        <Summary
          accountType={accountType}
          values={values}
          busy={register.isPending}
          waiting={wait.until !== null}
          onEdit={(index) => dispatch({ type: 'edit', step: index })}
          onBack={() => dispatch({ type: 'back', values })}
          onSend={() => send(accountType, values)}
        />
      ) : (
        <StepForm
          key={step}
          accountType={accountType}
          step={step}
          values={values}
          problems={problems}
          label={stepName(accountType, step)}
          next={editing ? 'Guardar y ver el resumen' : 'Siguiente'}
          onChange={keep}
          onNext={(next) => {
            register.reset();
            dispatch({ type: 'next', values: next });
          }}
          onBack={back ? (next) => dispatch({ type: 'back', values: next }) : undefined}
        />
      )}
    </Paper>
  );
}
