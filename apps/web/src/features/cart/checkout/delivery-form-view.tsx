import { zodResolver } from '@hookform/resolvers/zod';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Controller, FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { DeliveryOption } from '@tuerca/contracts/cart/checkout/schemas';
import type { CompraHabitual } from '@tuerca/contracts/cart/checkout/usual';
import { useInstallation } from '@/entities/cart/instalaciones/installation-choice';
import { paths } from '@/lib/paths';
import { Form } from '@/ui/form/form';
import { LoadingButton } from '@/ui/loading-button';
import { DeliveryAddressFields } from './address-fields';
import { officesQuery, useQuote } from './checkout.queries';
import { type CheckoutDeliveryValues, deliverySchema, isDelivery, toEntregas } from './delivery-form';
import { officeChoice, placeOf } from './delivery-offices';
import { DeliveryTotal } from './delivery-total';
import type { DeliveryConfig } from './delivery-ways';
import { patchDraft, readCheckoutDraft } from './draft';
import { FormErrors } from './form-errors';
import { problemOf } from './problem';
import { ProblemAlert } from './problem-alert';
import { startDelivery } from './start-delivery';
import { StoreDeliveryForm } from './store-delivery';

/** Delivery of each store's part; continuing freezes the price. The choices and texts are kept as a draft. */
export function DeliveryForm({
  options,
  user,
  config,
  usual,
}: {
  options: readonly DeliveryOption[];
  user: Usuario;
  config: DeliveryConfig;
  usual: CompraHabitual | null;
}) {
  const navigate = useNavigate();
  const quote = useQuote();
  const cache = useQueryClient();
  // An office list that failed to load is not required: the store and the client then agree on an office.
  const officeOf = (i: number, values: CheckoutDeliveryValues) => {
    const tienda = values.tiendas[i]!;
    const place = placeOf(tienda, values);
    const offered = cache.getQueryData(officesQuery(place.estado).queryKey) ?? [];
    return officeChoice(options[i]!, tienda, place, { config, offered });
  };
  const lacksOffice = (i: number, values: CheckoutDeliveryValues) => {
    const choice = officeOf(i, values);
    return !!choice?.offices.length && !choice.chosen;
  };
  const form = useForm<CheckoutDeliveryValues>({
    resolver: zodResolver(deliverySchema(lacksOffice)) as unknown as Resolver<CheckoutDeliveryValues>,
    defaultValues: startDelivery({ options, user, config, usual }, readCheckoutDraft(user._id).entrega),
  });
  const { control, handleSubmit, formState, subscribe } = form;
  const [tiendas, sameAddress] = useWatch({ control, name: ['tiendas', 'sameAddress'] });
  const chosen = useInstallation();

  // A workshop without a booking cannot receive the parcel: another choice is required.
  const withoutWorkshop = useEffectEvent(() => {
    form.getValues('tiendas').forEach(({ tipo }, i) => {
      if (tipo === 'taller') form.setValue(`tiendas.${i}.tipo`, '');
    });
  });
  useEffect(() => {
    if (!chosen) withoutWorkshop();
  }, [chosen]);

  const deliveries = tiendas.filter(({ tipo }) => isDelivery(tipo)).length;

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => patchDraft(user._id, { entrega: values }) }),
    [subscribe, user._id],
  );

  const submit = handleSubmit(async (values) => {
    const entregas = toEntregas(values, chosen?.taller._id ?? null, (i) => officeOf(i, values)?.chosen?.id);
    const cotizacion = await quote.mutateAsync({ entregas, instalacion: chosen?.body ?? null }).catch(() => null);
    if (!cotizacion) return;
    patchDraft(user._id, { entrega: values, entregas, cotizacion });
    void navigate(paths.checkoutPayment());
  });

  return (
    <FormProvider {...form}>
      <Form
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {options.map((option, i) => (
          <StoreDeliveryForm
            key={option.tiendaId}
            option={option}
            index={i}
            isOnly={options.length === 1}
            config={config}
          />
        ))}
        {deliveries > 0 && (
          <Paper component="section" variant="outlined" aria-label="Dirección de entrega" sx={{ p: { xs: 2, sm: 3 } }}>
            <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
              Dirección de entrega
            </Typography>
            {options.length > 1 && (
              <Controller
                control={control}
                name="sameAddress"
                render={({ field: { value, onChange } }) => (
                  <FormControlLabel
                    sx={{ mb: sameAddress ? 1 : 0 }}
                    control={<Checkbox checked={value} onChange={onChange} />}
                    label="Usar la misma dirección para todas las tiendas"
                  />
                )}
              />
            )}
            {sameAddress && <DeliveryAddressFields prefix="shared" />}
          </Paper>
        )}
        <DeliveryTotal options={options} control={control} config={config} />
        <FormErrors errors={formState.errors} submitted={formState.submitCount} />
        {quote.error && (
          <ProblemAlert problem={problemOf(quote.error, 'No se pudo calcular el total. Intenta nuevamente.')} />
        )}
        <LoadingButton
          type="submit"
          size="large"
          color="secondary"
          loading={quote.isPending}
          loadingText="Calculando el total..."
          sx={{ justifySelf: { sm: 'end' } }}
        >
          Continuar al pago
        </LoadingButton>
      </Form>
    </FormProvider>
  );
}
