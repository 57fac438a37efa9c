import { LETRAS_DA_ENTREGA } from '@indica-bem/domain/entrega/regras';
import { TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Botao } from '../ui/botao';
import { CampoDeImagem } from '../ui/campo-de-imagem';
import { type CamposDoFormulario, ligar } from './campos-da-entrega';
import classes from './formulario-da-entrega.module.css';
import type { Troca } from './rascunho';

/** As the public page frames it. */
const QUADRO = { largura: 1600, altura: 1200 };

type CampoDaFotoProps = {
  campos: CamposDoFormulario;
  atual: string | null;
  valor: Troca;
  aoMudar: (valor: Troca) => void;
};

export function CampoDaFoto({ campos, atual, valor, aoMudar }: CampoDaFotoProps) {
  const temFoto = Boolean(valor.arquivo) || (atual !== null && !valor.tirada);
  return (
    <div className={classes.campos}>
      <CampoDeImagem
        rotulo="Foto (opcional)"
        ajuda="JPEG, PNG ou WebP, até 5 MB. Todos a veem: sem rostos de crianças, e de adultos só com a permissão deles."
        atual={valor.tirada ? null : atual}
        arquivo={valor.arquivo}
        quadro={QUADRO}
        modo="dentro"
        erro={campos.campo('foto').error}
        aoMudar={(arquivo) => aoMudar({ arquivo, tirada: false })}
      />
      {atual && !valor.arquivo && !valor.tirada && (
        <div className={classes.acoes}>
          <Botao
            tom="excluir"
            icone={<IconTrash size={20} aria-hidden />}
            onClick={() => aoMudar({ arquivo: null, tirada: true })}
          >
            Tirar foto
          </Botao>
        </div>
      )}
      {valor.tirada && <p role="status">Ao salvar, a foto sai da página.</p>}
      {temFoto && (
        <TextInput
          {...ligar(campos, 'foto_descricao')}
          label="Descrição da foto"
          description="Para quem não a vê: “Voluntárias descarregam sacos de ração”."
          maxLength={LETRAS_DA_ENTREGA.foto_descricao}
        />
      )}
    </div>
  );
}
