import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { CAMPANA_MESSAGES, MAX_CAMPAIGN_DISCOUNT } from '@tuerca/contracts/products/campaigns/messages';
import type { Campana } from '@tuerca/contracts/products/campaigns/schemas';
import { DISCOUNT_BOUNDS } from '@tuerca/contracts/venezuela/numero';
import { categoryOptions } from '@/entities/products/products/category-options';
import { OfferDays } from '@/entities/products/promotions/offer-days';
import { useCatalogo } from '@/lib/use-catalogos';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { twoColumns, wide } from '@/ui/form/columns';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { TextInput } from '@/ui/form/text-input';
import { Panel } from '@/ui/panel';
import { BrandsField } from './brands-field';
import type { CampaignValues } from './form-values';

interface CampaignFieldsProps {
  control: Control<CampaignValues>;
  busy: boolean;
  now: Date;
  /** The campaign as it stands, when one is changed. */
  current?: Campana;
}

/** Everything that administrators say about a campaign. */
export function CampaignFields({ control, busy, now, current }: CampaignFieldsProps) {
  const categories = useCatalogo(categoryOptions);
  const common = { control, disabled: busy };
  return (
    <>
      <Panel title="La oferta">
        <Box sx={twoColumns}>
          <Box sx={wide}>
            <TextInput
              {...common}
              name="nombre"
              label="Nombre"
              maxLength={80}
              hint="Lo ven los compradores en cada producto."
              required
            />
          </Box>
          <Box sx={wide}>
            <TextInput
              {...common}
              name="descripcion"
              label="Descripción"
              rows={3}
              maxLength={500}
              hint="Lo que las tiendas deben saber antes de unirse."
              required
            />
          </Box>
          <Box sx={wide}>
            <NumberField
              {...common}
              name="porcentaje"
              label="Descuento"
              unit="%"
              min={DISCOUNT_BOUNDS.min}
              max={MAX_CAMPAIGN_DISCOUNT}
              decimals={2}
              start={10}
              required
            />
          </Box>
          <OfferDays control={control} busy={busy} now={now} current={current} />
        </Box>
      </Panel>
      <Panel title="¿Qué productos abarca?" text="Solo entran los productos de las tiendas que se unan.">
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <CheckboxGroup
            {...common}
            name="categorias"
            label="Categorías"
            options={categories}
            hint={CAMPANA_MESSAGES.noneMeansAll}
          />
          <BrandsField control={control} busy={busy} />
          <MoneyField
            {...common}
            name="precioMinimo"
            label="Precio mínimo del producto (opcional)"
            unit="$"
            hint="Lo que cuesta menos no entra."
          />
        </Box>
      </Panel>
    </>
  );
}
