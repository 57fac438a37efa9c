import { expect, test } from 'vitest';
import { lerFalha, type RespostaDoServidor } from './falha';

test.each<[string, RespostaDoServidor, string, boolean]>([
  [
    'caixa que não existe',
    { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', estendido: '5.1.1' },
    'caixa-inexistente',
    true,
  ],
  ['sem código estendido', { code: 'EENVELOPE', responseCode: 553, command: 'RCPT TO' }, 'caixa-inexistente', true],
  [
    'caixa cheia, para sempre',
    { code: 'EENVELOPE', responseCode: 552, command: 'RCPT TO', estendido: '5.2.2' },
    'caixa-cheia',
    true,
  ],
  [
    'caixa cheia, por ora',
    { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO', estendido: '4.2.2' },
    'caixa-cheia',
    false,
  ],
  [
    'barrada pela política',
    { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', estendido: '5.7.1' },
    'mensagem-barrada',
    true,
  ],
  ['barrada pelo conteúdo', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'mensagem-barrada', true],
  ['lista cinza', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, 'adiada', false],
  ['o nosso acesso', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'acesso-recusado', false],
  ['o nosso remetente', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'remetente-recusado', false],
  ['endereço que não é um', { code: 'EENVELOPE', command: 'API' }, 'endereco-invalido', true],
  ['servidor que fecha', { code: 'EPROTOCOL', responseCode: 421, command: 'CONN' }, 'adiada', false],
  ['rede', { code: 'ETIMEDOUT', command: 'CONN' }, 'sem-contato', false],
  ['rede, sem comando', { code: 'ECONNECTION' }, 'sem-contato', false],
  ['defeito nosso', {}, 'interna', false],
])('%s', (_, resposta, falha, permanente) => {
  expect(lerFalha(resposta)).toEqual({ falha, permanente });
});
