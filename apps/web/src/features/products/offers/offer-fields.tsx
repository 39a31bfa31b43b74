import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { capitalCode } from '@tuerca/contracts/kernel/names';
import { IMAGE_KINDS } from '@tuerca/contracts/platform/uploads/rules';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { TIPO_DESCUENTO_LABELS, TIPOS_DESCUENTO } from '@tuerca/contracts/products/promotions/rules';
import type { Oferta } from '@tuerca/contracts/products/promotions/schemas';
import { DISCOUNT_BOUNDS } from '@tuerca/contracts/venezuela/numero';
import { LOST_SERVICE } from '@/entities/products/promotions/offer-format';
import { serviceCategoryOptions } from '@/entities/products/services/category-options';
import { useCatalogo } from '@/lib/use-catalogos';
import { twoColumns, wide } from '@/ui/form/columns';
import { ImagesField } from '@/ui/form/images-field';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { RadioCards } from '@/ui/form/radio-cards';
import { RequiredAlert } from '@/ui/form/required-alert';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import type { OfferValues } from './form-values';
import { uploadOfferPicture, useOfferServices } from './offers.queries';
import { OptionalSelect } from './optional-select';
import { PeriodField } from './period-field';

const REQUIRED = ['nombre', 'descripcion', 'tipoDescuento', 'valorDescuento', 'fechaInicio', 'fechaFin'] as const;
const MAX_USES = 1_000_000;
const TYPES = TIPOS_DESCUENTO.map((value) => ({
  value,
  label: TIPO_DESCUENTO_LABELS[value],
  text: value === 'porcentaje' ? 'Del precio del servicio' : 'En dólares, menos del precio',
}));

interface OfferFieldsProps {
  control: Control<OfferValues>;
  busy: boolean;
  /** The offer as it stands, when one is changed. */
  current?: Oferta;
}

/** For what the offer is: one service, else one category, else everything. */
function ScopeFields({ control, busy, current }: OfferFieldsProps) {
  const { data = [] } = useOfferServices();
  const categories = useCatalogo(serviceCategoryOptions);
  const [servicioId, categoria] = useWatch({ control, name: ['servicioId', 'categoria'] });
  const own = data.map(({ _id, nombre }) => ({ value: _id, label: nombre }));
  const missing = current?.servicioId && !own.some(({ value }) => value === current.servicioId);
  const options = missing
    ? [{ value: current.servicioId!, label: current.servicio?.nombre ?? LOST_SERVICE }, ...own]
    : own;
  return (
    <>
      <OptionalSelect
        control={control}
        name="servicioId"
        label="Servicio"
        none="Cualquiera"
        options={options}
        disabled={busy}
      />
      <OptionalSelect
        control={control}
        name="categoria"
        label="Categoría"
        none="Cualquiera"
        options={categories}
        hint={servicioId ? 'Con un servicio elegido, la categoría no cuenta.' : undefined}
        disabled={busy || servicioId !== ''}
      />
      {!servicioId && !categoria && (
        <Typography variant="body2" sx={{ ...wide, color: 'text.secondary', mt: -1.5 }}>
          {OFERTA_MESSAGES.allServices}
        </Typography>
      )}
    </>
  );
}

/** Everything that a workshop says about an offer. */
export function OfferFields({ control, busy, current }: OfferFieldsProps) {
  const type = useWatch({ control, name: 'tipoDescuento' });
  const common = { control, disabled: busy };
  return (
    <>
      <RequiredAlert control={control} required={REQUIRED}>
        {OFERTA_MESSAGES.required}
      </RequiredAlert>
      <Box sx={{ ...twoColumns, pt: 1 }}>
        <Box sx={wide}>
          <TextInput {...common} name="nombre" label="Nombre de la oferta" maxLength={120} required />
        </Box>
        <Box sx={wide}>
          <TextInput {...common} name="descripcion" label="Descripción" rows={3} maxLength={1000} required />
        </Box>
        <Box sx={wide}>
          <RadioCards {...common} name="tipoDescuento" label="Tipo de descuento" options={TYPES} required />
        </Box>
        {type === 'fijo' ? (
          <MoneyField {...common} name="valorDescuento" label="Valor del descuento" unit="$" />
        ) : (
          <NumberField
            {...common}
            {...DISCOUNT_BOUNDS}
            name="valorDescuento"
            label="Valor del descuento"
            unit="%"
            decimals={2}
            start={10}
          />
        )}
        <NumberField
          {...common}
          name="limiteUsos"
          label="Límite de usos (opcional)"
          min={0}
          max={MAX_USES}
          start={1}
          placeholder="Sin límite"
          hint={current && current.usos > 0 ? `Ya se usó ${current.usos} veces.` : 'Vacío: se usa sin límite.'}
        />
        <ScopeFields control={control} busy={busy} current={current} />
        <Box sx={wide}>
          <PeriodField control={control} busy={busy} />
        </Box>
        <TextInput
          {...common}
          name="codigoPromo"
          label="Código promocional (opcional)"
          hint="El cliente lo escribe al agendar. Sin código, el descuento se aplica solo."
          placeholder="FRENOS20"
          maxLength={20}
          autoComplete="off"
          tidy={capitalCode}
        />
        <SwitchField {...common} name="activa" label="Activa" hint="Apagada no se muestra ni se aplica." />
        <Box sx={wide}>
          <ImagesField
            {...common}
            name="imagen"
            label="Imagen (opcional)"
            send={uploadOfferPicture}
            aspect={2}
            tile={280}
            hint={`${IMAGE_KINDS}. Recomendado: 800 × 400.`}
          />
        </Box>
      </Box>
    </>
  );
}
