import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useFormState, useWatch } from 'react-hook-form';
import type { EntregaTienda } from '@tuerca/contracts/auth/stores/delivery';
import { DELIVERY_MESSAGES } from '@tuerca/contracts/auth/stores/delivery-messages';
import { timeInWords } from '@tuerca/contracts/venezuela/clock';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { DataState } from '@/ui/data-state';
import { twoColumns } from '@/ui/form/columns';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { NumberField } from '@/ui/form/number-field';
import { RadioCards } from '@/ui/form/radio-cards';
import { SelectInput } from '@/ui/form/select-input';
import { SwitchField } from '@/ui/form/switch-field';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { useOwnBusiness, useUpdateBusiness } from './business-settings.queries';
import { CashSettings } from './cash-settings';
import { CourierServiceRows, Zones } from './delivery-rows';
import { DeliverySettings, deliveryValues, type StoreDeliveryValues } from './delivery-values';
import { SETTINGS_WORDS } from './own-business';
import { SettingsSaveBar } from './save-bar';

const stack = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 } as const;
const TARIFFS = [
  {
    value: 'general',
    label: 'Las tarifas de Tuerca',
    text: 'Envías a todo el país y cada cliente paga la tarifa de la plataforma, según ciudad y peso.',
  },
  {
    value: 'propia',
    label: 'Mis propias formas',
    text: 'Tú dices adónde llevas, por qué empresas envías, cuánto cuesta y en cuántos días llega.',
  },
];
/** Every half hour from 7:00 to 20:00, and the current value. */
const hours = (current: string) => {
  const list = Array.from({ length: 27 }, (_, i) => `${String(7 + (i >> 1)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`);
  return [...new Set([...list, current])].sort().map((value) => ({ value, label: timeInWords(value) }));
};

const Places = () => (
  <Box sx={stack}>
    {[220, 200, 320].map((height) => (
      <Skeleton key={height} variant="rectangular" height={height} sx={{ borderRadius: '10px' }} />
    ))}
  </Box>
);

function DeliveryForm({ entrega }: { entrega: EntregaTienda }) {
  const update = useUpdateBusiness();
  const { control, submit, busy, dirty, failure, restored, discard } = useServerForm<
    StoreDeliveryValues,
    EntregaTienda,
    EntregaTienda
  >({
    schema: DeliverySettings,
    defaultValues: deliveryValues(entrega),
    send: async (body) => {
      await update.mutateAsync({ store: { entrega: body } });
      return body;
    },
    failure: DELIVERY_MESSAGES.saveFailed,
    draft: 'entregas',
    onDone: (body) => {
      notify.ok(DELIVERY_MESSAGES.saved);
      return deliveryValues(body);
    },
  });
  const tarifa = useWatch({ control, name: 'tarifa' });
  const { errors } = useFormState({ control, name: 'retiro' });
  return (
    <Form aria-label="Entregas" onSubmit={submit} sx={stack}>
      {restored && <DraftNote onDiscard={discard} />}
      <Panel title="Retiro y preparación">
        <SwitchField control={control} name="retiro" label="Los clientes pueden retirar en la tienda" disabled={busy} />
        {errors.retiro && (
          <FormHelperText error role="alert">
            {errors.retiro.message}
          </FormHelperText>
        )}
        <Box sx={{ ...twoColumns, mt: 2.5 }}>
          <SelectInput
            control={control}
            name="horaCorte"
            label="Hora de corte"
            options={hours(entrega.horaCorte)}
            hint="Lo que se paga después cuenta desde el día hábil siguiente."
            disabled={busy}
            required
          />
          <NumberField
            control={control}
            name="diasPreparacion"
            label="Preparas en"
            min={0}
            max={10}
            unit="días hábiles"
            hint="0 si despachas el mismo día."
            disabled={busy}
          />
        </Box>
      </Panel>
      <CashSettings control={control} disabled={busy} />
      <Panel title="Delivery y envíos">
        <RadioCards
          control={control}
          name="tarifa"
          label="¿Cómo cobras los envíos?"
          options={TARIFFS}
          disabled={busy}
        />
      </Panel>
      {tarifa === 'propia' && (
        <>
          <Panel title="Llevas tú" text="Tus zonas de delivery. La de una ciudad vale antes que la de su estado.">
            <Zones control={control} disabled={busy} />
          </Panel>
          <Panel title="Envías por empresas" text="A todo el país; el cliente elige una al comprar.">
            <CourierServiceRows control={control} disabled={busy} />
          </Panel>
        </>
      )}
      {failure && <FormAlert message={failure} />}
      <SettingsSaveBar busy={busy} dirty={dirty} />
    </Form>
  );
}

/** Delivery settings of a store: shown to clients on its products and offered at the checkout. */
function DeliverySettingsView() {
  const query = useOwnBusiness('tienda');
  return (
    <DataState query={query} skeleton={<Places />} error={SETTINGS_WORDS.tienda.loadFailed}>
      {({ entrega }) => entrega && <DeliveryForm entrega={entrega} />}
    </DataState>
  );
}

/** Page 'Entregas' of the store's panel. */
export const StoreDeliveryPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Entregas" noindex />
    <PageHeader title="Entregas" text="Adónde llegan tus productos, cuánto cuesta y en cuántos días." />
    <DeliverySettingsView />
  </Container>
);
