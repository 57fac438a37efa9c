/** `login/{ref}`: who or what led a person here, as it is kept with the account. */
export const REF = /^[\w-]{1,40}$/;
