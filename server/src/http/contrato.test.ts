import { chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { recusasDe } from '@indica-bem/domain/contrato/recusas';
import { tipoDoErro } from '@indica-bem/domain/erros';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { criarApp } from '../app';
import { comPalco } from '../test/palco';

type Operacao = { operationId: string; responses: Record<string, { $ref?: string }> };

const palco = comPalco({ documentacao: true });
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
    expect(() => chamada('GET /sem-acesso', { ...semAcesso, answer: z.object({}) })).toThrow(
      'foi declarada sem acesso',
    );
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

  test('cada recusa de cada chamada está na documentação, com status e exemplo, e nada de fora do contrato está', async () => {
    const { paths, components } = (await palco().app.inject('/api/docs/json')).json();
    const operacoes = Object.values<Record<string, Operacao>>(paths).flatMap((rota) => Object.values(rota));
    expect(operacoes.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(CHAMADAS).sort());
    for (const { operationId, responses } of operacoes) {
      const declaradas = recusasDe(CHAMADAS[operationId as keyof typeof CHAMADAS]);
      const documentadas = Object.values(responses).flatMap(({ $ref = '' }) => {
        const { content = {} } = components.responses[$ref.split('/').pop() ?? ''] ?? {};
        return Object.values<{ examples: object }>(content).flatMap(({ examples }) => Object.entries(examples));
      });
      expect(documentadas.map(([tipo]) => tipo).sort(), operationId).toEqual(declaradas.map(tipoDoErro).sort());
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
