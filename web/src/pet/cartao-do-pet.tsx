import { type DataIso, hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { PetNaLista } from '@indica-bem/domain/pet/contrato';
import type { FiguraDePet } from '@indica-bem/domain/pet/figura';
import { idadeDoPet, rotuloDoPorte } from '@indica-bem/domain/pet/regras';
import { IconChartLine, IconClipboardList, IconPencil, IconTrash } from '@tabler/icons-react';
import { Botao } from '../ui/botao';
import { BotaoDeIcone } from '../ui/botao-de-icone';
import { Cartao } from '../ui/cartao';
import { Fatos } from '../ui/fatos';
import classes from './cartao-do-pet.module.css';
import { FiguraDoPet } from './figura-do-pet';
import { PorcaoDoPet } from './porcao';

type CartaoDoPetProps = {
  pet: PetNaLista;
  figura?: FiguraDePet | undefined;
  fim: DataIso | undefined;
  deletando: boolean;
  deletar: () => void;
};

export function CartaoDoPet({ pet, figura, fim, deletando, deletar }: CartaoDoPetProps) {
  const { id_pet, nome, tipo, raca, porte, peso, data_nascimento, porcao } = pet;
  return (
    <Cartao como="li">
      <article className={classes.pet} aria-labelledby={`pet-${id_pet}`}>
        <FiguraDoPet pet={pet} figura={figura} />
        <div className={classes.nomes}>
          <h2 id={`pet-${id_pet}`}>{nome}</h2>
          <p>
            {tipo} · {raca}
          </p>
        </div>
        <div className={classes.acoes}>
          <BotaoDeIcone
            para={`/pet/editar/${id_pet}`}
            rotulo={`Editar ${nome}`}
            icone={<IconPencil size={20} aria-hidden />}
          />
          <BotaoDeIcone
            perigo
            rotulo={`Excluir ${nome}`}
            icone={<IconTrash size={20} aria-hidden />}
            ocupado={deletando}
            onClick={deletar}
          />
        </div>
        <div className={classes.fatos}>
          <Fatos
            itens={[
              ['Idade', idadeDoPet(data_nascimento, hojeEmSaoPaulo(new Date()))],
              ['Peso', formatarPeso(peso)],
              ['Porte', porte && rotuloDoPorte(porte)],
            ]}
          />
        </div>
        {porcao && (
          <div className={classes.porcao}>
            <PorcaoDoPet porcao={porcao} fim={fim} />
          </div>
        )}
        <div className={classes.indicacoes}>
          <Botao fullWidth tom="mata" para={`/pet/ver/${id_pet}`} icone={<IconChartLine size={22} aria-hidden />}>
            Acompanhar {nome}
          </Botao>
          <Botao fullWidth para="/prescricoes" icone={<IconClipboardList size={22} aria-hidden />}>
            Ver indicações
          </Botao>
        </div>
      </article>
    </Cartao>
  );
}
