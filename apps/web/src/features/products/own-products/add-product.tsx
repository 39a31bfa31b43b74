import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { AddRounded } from '@/ui/icons/add-rounded';
import { PRODUCT_CALLS } from './own-products.queries';

/** Leads whoever may put a product on sale to its form. */
export const AddProduct = () =>
  useMayCall()(PRODUCT_CALLS.create) && (
    <Button variant="contained" component={Link} to={paths.storeNewProduct()} startIcon={<AddRounded />}>
      Agregar producto
    </Button>
  );
