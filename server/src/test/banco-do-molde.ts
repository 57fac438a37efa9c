import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { comBanco, MOLDE } from './banco-molde';
import { noServidor } from './no-servidor';

/** Makes migrated databases, by their address, and takes them away when the file ends. */
export function comBancosDoMolde(): () => Promise<string> {
  const criados: string[] = [];
  afterAll(async () => {
    for (const nome of criados) await noServidor(`drop database ${nome} with (force)`);
  });
  return async () => {
    const nome = `teste_${randomUUID().replaceAll('-', '')}`;
    await noServidor(`create database ${nome} template ${MOLDE} strategy file_copy`);
    criados.push(nome);
    return comBanco(inject('postgres'), nome);
  };
}
