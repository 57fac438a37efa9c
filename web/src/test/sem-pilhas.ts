import * as React from 'react';

/**
 * React's development build notes for each element where it was made, up to ten thousand a second: a tenth of the work of all
 * tests of the screens, for a line in a warning. Said to be reached already; where React has no such number, nothing happens.
 */
const internas: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') ?? {};
Object.defineProperty(internas, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {}, configurable: true });
