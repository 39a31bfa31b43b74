import { Controller } from '@nestjs/common';
import { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { AccountChangesService } from './account-changes.service';
import { AccountRemovalService } from './account-removal.service';
import { AccountsViewService } from './accounts-view.service';

type Of<K extends keyof typeof adminUsers> = Parsed<(typeof adminUsers)[K]>;

@Controller()
export class AccountsController {
  constructor(
    private readonly view: AccountsViewService,
    private readonly changes: AccountChangesService,
    private readonly removal: AccountRemovalService,
  ) {}

  @Endpoint(adminUsers.list) list(@Input() { query }: Of<'list'>) {
    return this.view.list(query);
  }

  @Endpoint(adminUsers.export) export(@Input() { query }: Of<'export'>) {
    return this.view.export(query);
  }

  @Endpoint(adminUsers.create) create(@User() user: CurrentUser, @Input() { body }: Of<'create'>) {
    return this.changes.create(user, body);
  }

  @Endpoint(adminUsers.get) get(@Input() { params }: Of<'get'>) {
    return this.view.get(params.id);
  }

  @Endpoint(adminUsers.update) update(@User() user: CurrentUser, @Input() { params, body }: Of<'update'>) {
    return this.changes.update(user, params.id, body);
  }

  @Endpoint(adminUsers.setState) setState(@User() user: CurrentUser, @Input() { params, body }: Of<'setState'>) {
    return this.changes.setState(user, params.id, body);
  }

  @Endpoint(adminUsers.setRole) setRole(@User() user: CurrentUser, @Input() { params, body }: Of<'setRole'>) {
    return this.changes.setRole(user, params.id, body);
  }

  @Endpoint(adminUsers.remove) remove(@User() user: CurrentUser, @Input() { params, body }: Of<'remove'>) {
    return this.removal.remove(user, params.id, body.motivo);
  }
}
