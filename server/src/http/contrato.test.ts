import { chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { criarApp } from '../app';
import { comPalco } from '../test/palco';

const palco = comPalco();
const montar = (aoRegistrar: NonNullable<Parameters<typeof criarApp>[1]['aoRegistrar']>) =>
  criarApp(palco(), { pastaDasMigracoes: '', aoRegistrar });

describe('o contrato manda no servidor', () => {
  test('uma rota não declarada impede a subida', async () => {
    await expect(montar((api) => void api.get('/escondida', async () => 'oi'))).rejects.toThrow(
      'A rota GET /api/escondida não foi declarada no contrato.',
    );
  });

  test('uma chamada declarada sem acesso impede a subida', async () => {
    const semAcesso = { ...CHAMADAS.verDoacao, path: '/sem-acesso' as const, acesso: {} };
    const subir = montar((api) => void api.get('/sem-acesso', { config: { chamada: semAcesso } }, async () => 'oi'));
    await expect(subir).rejects.toThrow('não diz quem pode chamá-la');
    expect(() => chamada({ ...semAcesso, answer: z.object({}) })).toThrow('foi declarada sem acesso');
  });

  test('uma chamada declarada e não atendida impede a subida', async () => {
    const app = await montar(() => undefined);
    Object.assign(CHAMADAS, { esquecida: { ...CHAMADAS.verDoacao, path: '/esquecida' } });
    try {
      await expect(app.ready()).rejects.toThrow('Chamadas declaradas sem rota: esquecida.');
    } finally {
      Reflect.deleteProperty(CHAMADAS, 'esquecida');
      await app.close();
    }
  });

  test('toda chamada aparece na documentação com o acesso declarado', async () => {
    const { paths } = (await palco().app.inject('/api/docs/json')).json();
    for (const { method, path } of Object.values(CHAMADAS)) {
      const operacao = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operacao?.description, `${method} ${path}`).toMatch(/^Acesso — /);
    }
  });

  test('uma resposta fora do contrato não sai: vira erro, sem vazar o conteúdo', async () => {
    const app = await montar((api) => {
      api.route({
        method: 'GET',
        url: '/torta',
        config: { chamada: CHAMADAS.verDoacao },
        schema: { response: { 200: CHAMADAS.verDoacao.answer } },
        handler: async () => ({ kg: 'segredo', cadeiras: 0, faltam_kg: 0 }),
      });
    });
    const resposta = await app.inject('/api/torta');
    expect(resposta.statusCode).toBe(500);
    expect(resposta.body).not.toContain('segredo');
    await app.close();
  });
});
