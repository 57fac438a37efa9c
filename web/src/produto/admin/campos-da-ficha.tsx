import { linhasPossiveis } from '@indica-bem/domain/produto/ficha';
import {
  CATEGORIAS,
  ESPECIES,
  PORTES_DE_PRODUTO,
  ROTULO_DA_ESPECIE,
  rotuloDaLinha,
} from '@indica-bem/domain/produto/regras';
import { NativeSelect, TextInput } from '@mantine/core';
import { Escolha } from '../../ui/escolha';
import type { Campos } from '../../ui/use-campos';
import classes from './formulario-do-produto.module.css';
import { aoMudarAFicha, type CamposDoProduto, lerFicha } from './rascunho';

export type CamposDoFormulario = Campos<keyof CamposDoProduto | 'imagem'>;

const MARCAS = CATEGORIAS.map((valor) => ({ valor, rotulo: valor }));
const ANIMAIS = ESPECIES.map((valor) => ({ valor, rotulo: ROTULO_DA_ESPECIE[valor] }));
const PORTES = [{ value: '', label: 'Todos os portes' }, ...PORTES_DE_PRODUTO.map((p) => ({ value: p, label: p }))];

/** What the product is and where it stands in the lists. */
export function CamposDaFicha({ campos }: { campos: CamposDoFormulario }) {
  const { valores, mudar } = campos;
  const { categoria, especie } = lerFicha(valores);
  const linhas = linhasPossiveis(categoria, especie).map((linha) => ({ value: linha, label: rotuloDaLinha(linha) }));
  return (
    <div className={classes.campos}>
      <h2>O produto</h2>
      <Escolha
        legenda="Marca"
        opcoes={MARCAS}
        valor={valores.categoria}
        onChange={(nova) => mudar(aoMudarAFicha(valores, { categoria: nova }))}
      />
      <Escolha
        legenda="Espécie"
        opcoes={ANIMAIS}
        valor={valores.especie}
        onChange={(nova) => mudar(aoMudarAFicha(valores, { especie: nova }))}
      />
      <div className={classes.dois}>
        <NativeSelect
          {...ligar(campos, 'sub_categoria')}
          label="Linha"
          disabled={linhas.length === 0}
          description={linhas.length === 0 ? 'Escolha antes a marca e a espécie.' : undefined}
          data={[{ value: '', label: 'Escolha' }, ...linhas]}
        />
        {especie === 'cao' && (
          <NativeSelect {...ligar(campos, 'porte')} label="Porte" description="Só de cães." data={PORTES} />
        )}
      </div>
      <TextInput {...ligar(campos, 'nome')} label="Nome" description="Como aparece no catálogo." maxLength={120} />
      <div className={classes.dois}>
        <TextInput
          {...ligar(campos, 'nome_curto')}
          label="Nome curto"
          description="A escolha do parceiro: Adultos, Filhotes…"
          maxLength={60}
        />
        <TextInput
          {...ligar(campos, 'opcao')}
          label="Opção (opcional)"
          description="O que distingue: Frango, Salmão…"
          maxLength={60}
        />
      </div>
      <TextInput
        {...ligar(campos, 'link')}
        label="Link"
        type="url"
        inputMode="url"
        placeholder="https://"
        description="A página do produto, aberta pelo catálogo."
        maxLength={500}
      />
      <div className={classes.dois}>
        <TextInput
          {...ligar(campos, 'ciclo_de_vida')}
          label="Ciclo de vida (opcional)"
          list="ciclos-de-vida"
          description="Filhote avisa o parceiro de que ele precisa de mais."
          maxLength={60}
        />
        <TextInput
          {...ligar(campos, 'outras_necessidades')}
          label="Outras necessidades (opcional)"
          description="Castrado, urinário, controle de peso…"
          maxLength={200}
        />
      </div>
      <datalist id="ciclos-de-vida">
        {['Filhote', 'Adulto', 'Sênior', 'Todas as idades'].map((ciclo) => (
          <option key={ciclo} value={ciclo} />
        ))}
      </datalist>
    </div>
  );
}

/** What an input of Mantine's needs of a field. */
export function ligar(campos: CamposDoFormulario, nome: keyof CamposDoProduto) {
  const { onChange, ...campo } = campos.campo(nome);
  return {
    ...campo,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
}
