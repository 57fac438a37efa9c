import { expect, test, vi } from 'vitest';
import { ErroDaApi } from '../../lib/erros-da-api';
import { conflitoDe, diferencasDosCampos } from './conflito-de';

const FRASE = 'Alterado por Ana às 12:00. Veja a versão atual antes de salvar.';

test('só o 409 de versão com o registro atual é um conflito', () => {
  const atual = { versao: 3 };
  expect(conflitoDe(new ErroDaApi(409, 'VERSAO_ALTERADA', FRASE, {}, atual))).toEqual({ frase: FRASE, atual });
  expect(conflitoDe(new ErroDaApi(409, 'JA_CADASTRADO', 'x', {}, atual))).toBeNull();
  expect(conflitoDe(new ErroDaApi(409, 'VERSAO_ALTERADA', FRASE))).toBeNull();
  expect(conflitoDe(new Error('x'))).toBeNull();
  expect(conflitoDe(null)).toBeNull();
});

test('diferem os campos que dizem outra coisa; usar o salvo muda só aquele', () => {
  const mudar = vi.fn();
  const valores = { nome: 'Da Bia ', cidade: 'Itu', senha: 'x' };
  const [nome, ...outras] = diferencasDosCampos(
    { valores, mudar },
    { nome: 'Da Ana', cidade: ' Itu', senha: '' },
    { nome: 'Nome', cidade: 'Cidade' },
  );
  expect([nome, outras]).toMatchObject([{ rotulo: 'Nome', minha: 'Da Bia ', atual: 'Da Ana' }, []]);
  nome?.usar();
  expect(mudar).toHaveBeenCalledWith({ nome: 'Da Ana' });
});
