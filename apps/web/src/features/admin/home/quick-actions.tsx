import { paths } from '@/lib/paths';
import { AddBoxOutlined } from '@/ui/icons/add-box-outlined';
import { CampaignOutlined } from '@/ui/icons/campaign-outlined';
import { PercentRounded } from '@/ui/icons/percent-rounded';
import { PersonAddAltRounded } from '@/ui/icons/person-add-alt-rounded';

/** Most frequent actions of administrators. */
export const ADMIN_QUICK_ACTIONS = [
  { to: paths.adminNewUser(), label: 'Nuevo usuario', icon: <PersonAddAltRounded /> },
  { to: paths.adminNewProduct(), label: 'Nuevo producto', icon: <AddBoxOutlined /> },
  { to: paths.adminCommissions(), label: 'Comisiones', icon: <PercentRounded /> },
  { to: paths.adminOffers(), label: 'Ofertas', icon: <CampaignOutlined /> },
];
