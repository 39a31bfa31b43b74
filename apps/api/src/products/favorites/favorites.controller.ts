import { Controller } from '@nestjs/common';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { FavoritesService } from './favorites.service';

@Controller()
export class FavoritesController {
  constructor(private readonly service: FavoritesService) {}

  @Endpoint(favorites.list) list(@User() user: CurrentUser, @Input() { query }: Parsed<typeof favorites.list>) {
    return this.service.list(user, query);
  }
  @Endpoint(favorites.add) add(@User() user: CurrentUser, @Input() { body }: Parsed<typeof favorites.add>) {
    return this.service.add(user, body.productoId);
  }
  @Endpoint(favorites.remove) remove(@User() user: CurrentUser, @Input() { params }: Parsed<typeof favorites.remove>) {
    return this.service.remove(user, params.id);
  }
}
