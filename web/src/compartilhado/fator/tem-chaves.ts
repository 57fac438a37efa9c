/** Whether this browser knows passkeys at all. */
export const temChaves = (): boolean => 'PublicKeyCredential' in window && 'credentials' in navigator;
