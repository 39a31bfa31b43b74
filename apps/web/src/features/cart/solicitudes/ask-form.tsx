import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { NuevaSolicitud } from '@tuerca/contracts/cart/solicitudes/inputs';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import { MAX_REQUEST_PHOTOS, MAX_REQUESTED_UNITS, REQUEST_DAYS } from '@tuerca/contracts/cart/solicitudes/rules';
import { IMAGE_KINDS } from '@tuerca/contracts/platform/uploads/rules';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { estadosQuery } from '@/entities/platform/lugares/lugares.queries';
import { categoryOptions } from '@/entities/products/products/category-options';
import { plural } from '@/lib/format';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { ChoiceField } from '@/ui/form/choice-field';
import { twoColumns } from '@/ui/form/columns';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { ImagesField } from '@/ui/form/images-field';
import { NumberField } from '@/ui/form/number-field';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm, Withdrawn } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { Panel } from '@/ui/panel';
import type { AskValues } from './ask-values';
import { uploadRequestPicture, useRequestPart } from './solicitudes.queries';
import { RequestVehicleField } from './vehicle-field';

const STATES = ESTADO_NAMES.map((name) => ({ value: name, label: name }));
const DAYS = REQUEST_DAYS.map((value) => ({ value, label: plural(value, 'día', 'días') }));

/** Sends the request; a visitor signs in first, and her input is kept in the draft. */
function useAskForm(initial: AskValues) {
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ask = useRequestPart();
  return useServerForm({
    schema: NuevaSolicitud,
    defaultValues: initial,
    send: async (body: NuevaSolicitud) => {
      if (user) return ask.mutateAsync(body);
      notify.warn(SOLICITUD_MESSAGES.saved);
      void navigate(paths.login(`${pathname}${search}`));
      throw new Withdrawn();
    },
    failure: SOLICITUD_MESSAGES.saveFailed,
    draft: 'pedir-repuesto',
    // The draft keeps the input anyway.
    guard: false,
    onDone: ({ data }) => {
      notify.ok(SOLICITUD_MESSAGES.created);
      void navigate(paths.clientRequest(data._id), { replace: true });
    },
  });
}

/** Form of a request: part, vehicle, place and deadline. */
export function RequestPartForm({ initial }: { initial: AskValues }) {
  const user = useUser();
  const { control, setValue, submit, busy, failure, restored, discard } = useAskForm(initial);
  const form = { control, disabled: busy };
  const estado = useWatch({ control, name: 'estado' });
  const cities = useQuery(estadosQuery).data?.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  const categories = [
    { value: null, label: 'No estoy seguro' },
    ...categoryOptions().map(({ value, label }) => ({ value: value as string | null, label })),
  ];
  return (
    <Form aria-label="Pedir repuesto" onSubmit={submit} sx={{ display: 'grid', gap: { xs: 2, md: 3 }, maxWidth: 860 }}>
      {restored && <DraftNote onDiscard={discard} />}
      {failure && <FormAlert message={failure} />}
      <Panel title="¿Qué repuesto necesitas?">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput
            {...form}
            name="pieza"
            label="Repuesto"
            maxLength={120}
            placeholder={SOLICITUD_MESSAGES.partExample}
            required
          />
          <Box sx={twoColumns}>
            <ChoiceField {...form} name="categoria" label="Categoría (opcional)" options={categories} />
            <NumberField {...form} name="cantidad" label="Cantidad" min={1} max={MAX_REQUESTED_UNITS} required />
          </Box>
          <RequestVehicleField control={control} setValue={setValue} disabled={busy} />
          <TextInput
            {...form}
            name="nota"
            label="Más detalles (opcional)"
            rows={3}
            maxLength={600}
            placeholder="Lado del conductor, con o sin sensor, original o alternativo…"
            hint="No escribas teléfonos ni correos: las tiendas te responden aquí."
          />
          {user && (
            <ImagesField
              {...form}
              name="fotos"
              label="Fotos (opcional)"
              send={uploadRequestPicture}
              max={MAX_REQUEST_PHOTOS}
              hint={`${IMAGE_KINDS}. Hasta ${MAX_REQUEST_PHOTOS}: la pieza vieja, su número o dónde va.`}
            />
          )}
        </Box>
      </Panel>
      <Panel title="¿Dónde y hasta cuándo?" text="Les avisamos primero a las tiendas de tu ciudad y tu estado.">
        <Box sx={twoColumns}>
          <SelectInput {...form} name="estado" label="Estado" options={STATES} placeholder="Elige tu estado" required />
          <AutocompleteInput
            {...form}
            name="ciudad"
            label="Ciudad"
            options={cities.map(({ nombre }) => ({ value: nombre, label: nombre }))}
            freeSolo
            required
          />
          <ChoiceField {...form} name="dias" label="Recibir respuestas durante" options={DAYS} required />
        </Box>
      </Panel>
      <LoadingButton
        type="submit"
        size="large"
        loading={busy}
        loadingText="Enviando..."
        sx={{ justifySelf: { sm: 'start' } }}
      >
        Pedir a las tiendas
      </LoadingButton>
    </Form>
  );
}
