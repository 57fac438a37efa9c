const CHAVE = 'camera.aberta';

/** Whether the camera may open without being asked for: permitted already, or opened here before where browsers do not say. */
export async function cameraPermitida(): Promise<boolean> {
  try {
    // The DOM's types do not know this name.
    const { state } = await navigator.permissions.query({ name: 'camera' as PermissionName });
    return state === 'granted';
  } catch {
    return localStorage.getItem(CHAVE) === 'S';
  }
}

export function lembrarCamera(): void {
  localStorage.setItem(CHAVE, 'S');
}
