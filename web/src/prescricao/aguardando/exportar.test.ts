import { expect, test } from 'vitest';
import { criarPendente } from '../../offline/pendente';
import { csvDasPendentes } from './exportar';

test('uma planilha brasileira: BOM, ponto e vírgula, aspas, e nenhuma célula que se execute', () => {
  const corpo = {
    id_produto: 1,
    tutor_nome: 'Ana',
    pet_nome: 'Rex',
    telefone: '(15) 91234-5678',
    email: '=1+1',
    peso_pet: 12.5,
    anotacoes: 'Sal; "não"\nnunca',
  };
  const pendente = criarPendente(
    { chave: 'k', dono: 1, corpo, produto: 'Ração', endereco: '' },
    Date.UTC(2026, 10, 14, 13, 32),
  );
  const [cabeca, ...linhas] = csvDasPendentes([pendente]).split('\r\n');
  expect(cabeca).toMatch(/^\uFEFFOrdem;Salva em;Produto;Tutor;Pet;Telefone;E-mail;/);
  expect(linhas.join('\r\n')).toBe(
    `1;14/11 às 10:32;Ração;Ana;Rex;(15) 91234-5678;'=1+1;12,5;;;"Sal; ""não""\nnunca";Aguardando envio;;k\r\n`,
  );
});
