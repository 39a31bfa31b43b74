import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { maySetPrices } from '@tuerca/contracts/products/products/price-rights';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { useUser } from '@/lib/session';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { FormBar } from '@/ui/form-bar';
import { LoadingButton } from '@/ui/loading-button';
import { copiedFit } from './copied-fit';
import { DetailsSection } from './details-section';
import {
  copyOf,
  NEW_PRODUCT,
  type ProductBody,
  productForm,
  type ProductFormOutput as ProductFormSchema,
  type ProductValues,
  productValuesOf,
} from './form-values';
import { GeneralSection, type PhotoLimit } from './general-section';
import { OwnersPrice } from './owners-price';
import { PriceSection } from './price-section';
import { stockConflict } from './stock-conflict';
import { StockSection } from './stock-section';
import { VehicleSection } from './vehicle-section';

const REQUIRED = ['nombre', 'precio', 'stock', 'categoria'] as const;

/** Says which fields cannot be missing, once one of them is. */
function Incomplete({ control }: { control: Control<ProductValues> }) {
  const { errors, submitCount } = useFormState({ control });
  if (submitCount === 0 || !REQUIRED.some((name) => errors[name])) return null;
  return (
    <Alert severity="error" variant="outlined" role="alert" sx={{ color: 'text.primary' }}>
      {PRODUCT_MESSAGES.required}
    </Alert>
  );
}

interface ProductFormProps {
  producto?: OwnProductoDetail;
  /** The product that a new one begins as. */
  source?: OwnProductoDetail;
  save: (values: { form: ProductBody; stockAnterior?: number }) => Promise<unknown>;
  /** The list to go back to. */
  listHref: string;
  photoLimit?: PhotoLimit;
  /** Sets its draft apart from that of another office. */
  draft?: string;
  /** Offers products whose vehicles and equivalent numbers the form takes over. */
  fitSource?: (take: (from: OwnProductoDetail) => void) => ReactNode;
}

/** The form of a product in its sections, saved together; afterwards one is back in the list. */
export function ProductForm(props: ProductFormProps) {
  const { producto, source, save, listHref, photoLimit, draft = 'producto', fitSource } = props;
  const navigate = useNavigate();
  const mayPrice = maySetPrices(useUser()?.equipo?.cargo);
  const isDraft = !mayPrice && !producto?.precio;
  const form = useServerForm({
    schema: productForm(mayPrice),
    defaultValues: producto
      ? productValuesOf(producto)
      : source
        ? copyOf(source)
        : { ...NEW_PRODUCT, activo: mayPrice },
    send: ({ stockAnterior, ...body }: ProductFormSchema) => save({ form: body, stockAnterior }),
    failure: (error) =>
      stockConflict(error, (stock) => setValue('stockAnterior', stock)) ??
      messageOf(error, PRODUCT_MESSAGES.saveFailed),
    draft: producto ? `${draft}-${producto._id}` : source ? `${draft}-copia-${source._id}` : `${draft}-nuevo`,
    onDone: () => {
      notify.ok(
        producto ? PRODUCT_MESSAGES.updated : mayPrice ? PRODUCT_MESSAGES.created : PRODUCT_MESSAGES.draftCreated,
      );
      void navigate(listHref);
    },
  });
  const { control, getValues, setValue, busy, failure, restored, discard, submit } = form;
  const takeFit = (from: OwnProductoDetail) => {
    const { compatibilidad, equivalencias, added, message } = copiedFit(getValues(), from);
    setValue('compatibilidad', compatibilidad, { shouldDirty: true });
    setValue('equivalencias', equivalencias, { shouldDirty: true });
    (added ? notify.ok : notify.info)(message);
  };
  const part = { control, setValue, disabled: busy };
  return (
    <Form
      aria-label={producto ? 'Editar producto' : 'Nuevo producto'}
      onSubmit={submit}
      sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {producto?.oculto && (
        <Alert severity="error" variant="outlined" sx={{ color: 'text.primary' }}>
          {PRODUCT_MESSAGES.hiddenByAdmin}: {producto.oculto.motivo}
        </Alert>
      )}
      {source && (
        <Alert severity="info" variant="outlined" sx={{ color: 'text.primary' }}>
          Es una copia de {source.nombre}. Escribe su stock y su código; las fotos no se copian. Queda oculta hasta que
          la publiques.
        </Alert>
      )}
      {restored && <DraftNote onDiscard={discard} />}
      <GeneralSection {...part} photoLimit={photoLimit} />
      {mayPrice ? <PriceSection {...part} /> : <OwnersPrice producto={producto} />}
      <StockSection {...part} isNew={!producto} isDraft={isDraft} />
      <VehicleSection {...part} action={!busy && fitSource?.(takeFit)} />
      <DetailsSection {...part} />
      <Incomplete control={control} />
      {failure && <FormAlert message={failure} />}
      <FormBar>
        <LoadingButton
          type="submit"
          size="large"
          loading={busy}
          loadingText="Guardando..."
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {producto
            ? 'Guardar cambios'
            : source
              ? 'Guardar copia'
              : mayPrice
                ? 'Publicar producto'
                : 'Guardar borrador'}
        </LoadingButton>
        <Button component={Link} to={listHref} disabled={busy}>
          Cancelar
        </Button>
      </FormBar>
    </Form>
  );
}
