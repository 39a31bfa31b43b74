import CloseRounded from '@mui/icons-material/CloseRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Stepper } from '../../ui/stepper';
import { RegistrationAlert } from './registration-alert';
import { StepForm } from './step-form';
import { nombrePaso, PASOS, tituloPaso } from './steps';
import type { Tipo } from './registration-types';
import { Summary } from './summary';
import type { useRegistro } from './use-registration';
import type { useSubmit } from './use-submit';

const TITULOS: Record<Tipo, string> = {
  client: 'Cuenta de cliente',
  store: 'Cuenta de tienda',
  workshop: 'Cuenta de taller',
};
const RECUPERADO = 'Recuperamos lo que habías escrito. Por seguridad no guardamos la contraseña: escríbela de nuevo.';

interface RegistroWizardProps {
  tipo: Tipo;
  registro: ReturnType<typeof useRegistro>;
  submit: ReturnType<typeof useSubmit>;
}

/** The steps of one account type, from the person to the summary. */
export function RegistroWizard({
  tipo,
  registro: { estado, dispatch, keep, cerrar },
  submit: { register, wait, send },
}: RegistroWizardProps) {
  const { datos, errores, editando } = estado;
  const pasos = PASOS[tipo];
  const paso = pasos[estado.paso]!;
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(estado.recuperado ? estado.paso : -1);

  useEffect(() => {
    // A new step is read from its heading; where a field or the alert is to be mended, that takes the focus instead.
    if (drawn.current !== estado.paso && errores.length === 0) heading.current?.focus();
    drawn.current = estado.paso;
  }, [estado.paso, errores]);

  const close = () => {
    register.reset();
    cerrar();
  };
  const back = estado.paso > 0;
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
        <Typography sx={{ fontWeight: 600, color: 'text.secondary' }}>{TITULOS[tipo]}</Typography>
        <IconButton
          onClick={close}
          disabled={register.isPending}
          aria-label="Cerrar y elegir otro tipo de cuenta"
          sx={{ mr: -1.25 }}
        >
          <CloseRounded />
        </IconButton>
      </Box>
      <Stepper steps={pasos.map((uno) => nombrePaso(tipo, uno))} current={estado.paso} label="Pasos del registro" />
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ mt: 3, mb: 2.5, '&:focus': { outline: 'none' } }}>
        {tituloPaso(tipo, paso)}
      </Typography>
      <Box sx={{ '&:not(:empty)': { mb: 2.5 } }}>
        {register.isError && (
          <RegistrationAlert
            key={register.submittedAt}
            error={register.error}
            email={datos.email.trim()}
            waitUntil={wait.until}
            onWaited={wait.done}
          />
        )}
        {estado.recuperado && (
          <Alert severity="info" variant="outlined" role="status">
            {RECUPERADO}
          </Alert>
        )}
      </Box>
      {paso === 'resumen' ? (
        <Summary
          tipo={tipo}
          datos={datos}
          busy={register.isPending}
          waiting={wait.until !== null}
          onEdit={(index) => dispatch({ type: 'editar', paso: index })}
          onBack={() => dispatch({ type: 'volver', datos })}
          onSend={() => send(tipo, datos)}
        />
      ) : (
        <StepForm
          key={paso}
          tipo={tipo}
          paso={paso}
          datos={datos}
          errores={errores}
          label={nombrePaso(tipo, paso)}
          next={editando ? 'Guardar y ver el resumen' : 'Siguiente'}
          onChange={keep}
          onNext={(next) => {
            register.reset();
            dispatch({ type: 'avanzar', datos: next });
          }}
          onBack={back ? (next) => dispatch({ type: 'volver', datos: next }) : undefined}
        />
      )}
    </Paper>
  );
}
